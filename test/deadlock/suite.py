"""The labelled programs below test/deadlock, and how they are checked.

A case is a file NAME_dl.EXT (something is wrong) or NAME_ok.EXT (its silent twin).  In its text:

  // DEADLOCK!      this line is part of a finding of `heddle deadlocks`
  // DEADLOCK       may be part of one, but need not
and before the first line of code:
  // flags: ...     compiler flags
  // heddle: ...    further options of `heddle deadlocks`

A finding is right if one of its sides stands on a labelled line and none on a line without label.
"""
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(ROOT), 'race'))
import checker  # noqa: E402
TOP = os.path.dirname(os.path.dirname(ROOT))
BIN = os.environ.get('HEDDLE_BIN', os.path.join(TOP, os.environ.get('BUILD', 'build')))
HEDDLE = os.path.join(BIN, 'heddle')
LABEL = re.compile(r'//\s*(DEADLOCK!?)\s*$')
HEADER = re.compile(r'^//\s*(flags|heddle):\s*(.*)$')
RULES = {'deadlock', 'missing-unlock', 'unlock-not-held', 'lost-wakeup', 'wait-without-lock',
         'guarded-by', 'immutable'}


class Case:
    def __init__(self, path):
        self.path = path
        self.name = os.path.splitext(os.path.relpath(path, ROOT))[0]
        self.category = self.name.split('/')[0]
        self.is_bad = self.name.endswith('_dl')
        self.wanted, self.accepted, self.header = set(), set(), {}
        with open(path, encoding='utf-8') as file:
            for number, line in enumerate(file, 1):
                found = HEADER.match(line.rstrip())
                if found and number < 10:
                    self.header[found.group(1)] = found.group(2).split()
                found = LABEL.search(line.rstrip())
                if found:
                    (self.wanted if found.group(1)[-1] == '!' else self.accepted).add(number)

    def is_java(self):
        return self.path.endswith('.java')

    def label_faults(self):
        twin = self.path.replace('_dl.', '_ok.') if self.is_bad else self.path.replace('_ok.', '_dl.')
        faults = [] if os.path.exists(twin) else ['no twin']
        if self.is_bad != bool(self.wanted):
            faults.append('labels and name do not agree')
        return faults


class Result:
    def __init__(self, case, findings, error=None):
        self.case, self.error = case, error
        self.findings = sorted(findings)
        allowed = case.wanted | case.accepted
        self.right = [f for f in self.findings if set(f) <= allowed]
        self.wrong = [f for f in self.findings if not set(f) <= allowed]
        self.missing = sorted(case.wanted - set(line for f in self.right for line in f))

    def faults(self):
        found = [self.error] if self.error else []
        if self.wrong:
            found.append('wrong ' + ' '.join('-'.join(map(str, f)) for f in self.wrong))
        if self.missing:
            found.append('missing ' + ' '.join(map(str, self.missing)))
        return found + self.case.label_faults()


def load(patterns=()):
    cases = []
    for folder, _, files in sorted(os.walk(ROOT)):
        for name in sorted(files):
            if re.search(r'_(dl|ok)\.(c|cpp|java)$', name):
                case = Case(os.path.join(folder, name))
                if not patterns or any(pattern in case.name for pattern in patterns):
                    cases.append(case)
    return cases


def findings_in(report, case):
    found = set()
    for finding in report['findings']:
        if finding['rule'] not in RULES:
            continue
        lines = [access['at'].get('line', 0) if access['at'].get('file', '').endswith(
            os.path.basename(case.path)) else 0 for access in finding['accesses']]
        found.add(tuple(sorted(set(lines))))
    return found


def check(case):
    with tempfile.TemporaryDirectory() as scratch:
        output = os.path.join(scratch, 'out.json')
        source = checker.java_classes(case) if case.is_java() else case.path
        command = [HEDDLE, 'deadlocks', source, '-q', '--format', 'json', '-o', output, '--jobs', '1',
                   '--cache-dir', os.path.join(BIN, 'test-race-cache')]
        command += case.header.get('heddle', [])
        command += ['--'] + case.header['flags'] if 'flags' in case.header else []
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=checker.PATIENCE,
                                  preexec_fn=checker.set_limits)
        except subprocess.TimeoutExpired:
            return Result(case, (), 'more than %d s' % checker.PATIENCE)
        if done.returncode not in (0, 1):
            return Result(case, (), 'exit code %d: %s' % (done.returncode, done.stderr[:300]))
        with open(output, encoding='utf-8') as file:
            found = findings_in(json.load(file), case)
        if done.returncode != bool(found):
            return Result(case, found, 'exit code %d with %d findings' % (done.returncode, len(found)))
        return Result(case, found)


def check_all(cases, jobs):
    checker.compile_java(cases)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(check, cases)
