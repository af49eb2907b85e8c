"""Runs heddle on one labelled case and compares what it reports with the labels.

Compared are pairs of source lines (smaller line first, each pair once).  A right pair is one that
the labels name; a wrong one is any other; a labelled line is missing if no right pair has it.
"""
import hashlib
import json
import os
import resource
import subprocess
import tempfile

import cases

TOP = os.path.dirname(os.path.dirname(cases.ROOT))
BIN = os.environ.get('HEDDLE_BIN', os.path.join(TOP, os.environ.get('BUILD', 'build')))
HEDDLE = os.path.join(BIN, 'heddle')
TIME_LIMIT, MEMORY_LIMIT = 120, 4 << 30   # CPU seconds, bytes
PATIENCE = 5 * TIME_LIMIT   # by the clock, where other work may have the machine


class Setup:
    """How cases are compiled and checked.  clang/opt None: heddle compiles the source itself."""

    def __init__(self, clang=None, opt=None, options=()):
        self.clang = clang
        self.opt = opt
        self.options = list(options)

    def name(self):
        return 'clang-%s -%s' % (self.clang, self.opt) if self.clang else 'source'


class Result:
    def __init__(self, case, pairs, error=None, lost=()):
        self.case = case
        self.confidence = dict(pairs) if isinstance(pairs, dict) else {}   # of each pair
        self.error = error
        self.lost = list(lost)
        self.pairs = sorted(pairs)
        self.right = [pair for pair in self.pairs if case.is_right(*pair)]
        self.wrong = [pair for pair in self.pairs if not case.is_right(*pair)]
        covered = set(line for pair in self.right for line in pair)
        self.missing = sorted(set(case.race) - covered)

    def faults(self):
        found = []
        if self.error:
            found.append(self.error)
        if self.wrong:
            found.append('wrong ' + ' '.join('%s-%s' % pair for pair in self.wrong))
        if self.missing:
            found.append('missing ' + ' '.join(map(str, self.missing)))
        return found


def line_of(location, case):
    """Line in the case's file; 0 if the location is elsewhere or absent."""
    physical = location.get('physicalLocation', {})
    uri = physical.get('artifactLocation', {}).get('uri', '')
    if os.path.basename(uri) != os.path.basename(case.path):
        return 0
    return physical.get('region', {}).get('startLine', 0)


def pairs_in_sarif(text, case):
    pairs = {}
    for run in json.loads(text).get('runs', []):
        for result in run.get('results', []):
            if result.get('ruleId') != 'data-race':
                continue
            places = result.get('locations', [])[:1] + result.get('relatedLocations', [])[:1]
            lines = [line_of(place, case) for place in places] + [0, 0]
            pair = (min(lines[:2]), max(lines[:2]))
            pairs[pair] = max(pairs.get(pair, 0), result['properties']['confidence'])
    return pairs


def compile_to_bitcode(case, setup, scratch, output):
    compiler = ('clang++-' if case.is_cxx() else 'clang-') + setup.clang
    passes = [] if setup.opt == 'O0' else ['-Xclang', '-disable-llvm-passes']
    command = [compiler] + case.flags_for(setup.clang, scratch) + ['-' + setup.opt] + passes + [
        '-g', '-w', '-emit-llvm', '-c', case.path, '-o', output]
    done = subprocess.run(command, capture_output=True, text=True)
    return None if done.returncode == 0 else 'does not compile: ' + done.stderr[:500]


def java_classes(case):
    """Folder with the classes of a Java case; named by the content of its source."""
    with open(case.path, 'rb') as file:
        content = hashlib.sha256(case.name.encode() + b'\0' + file.read()).hexdigest()
    return os.path.join(BIN, 'test-java-classes', content[:24])


def compile_java(chosen):
    """Compiles the Java cases that need it, all in one JVM (starting one costs a second)."""
    words = []
    for case in chosen:
        if case.is_java() and not os.path.exists(java_classes(case)):
            words += [case.path, java_classes(case)]
    if not words:
        return
    try:
        subprocess.run(['java', os.path.join(cases.JAVA_ROOT, 'Compile.java')] + words,
                       stderr=subprocess.PIPE, check=False)
    except OSError:
        pass  # every case will say that it has no classes
    for case in chosen:
        words = case.header.get('service', '') if case.is_java() else ''
        if words and os.path.isdir(java_classes(case)):
            add_service(java_classes(case), words.split())


def add_service(folder, words):
    folder = os.path.join(folder, 'META-INF', 'services')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, words[0]), 'w', encoding='utf-8') as file:
        file.write('# providers\n' + ''.join(word + ' # one\n' for word in words[1:]))


def limit(what, wanted):
    """Lowers a limit of this process; an outer limit that is tighter stays."""
    hard = resource.getrlimit(what)[1]
    value = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(what, (value, value))


def set_limits():
    """In the child: a runaway analysis must not take the machine with it."""
    limit(resource.RLIMIT_CPU, TIME_LIMIT)
    if 'asan' not in BIN and 'tsan' not in BIN:
        limit(resource.RLIMIT_AS, MEMORY_LIMIT)


def check(case, setup=Setup()):
    with tempfile.TemporaryDirectory() as scratch:
        command = [HEDDLE, 'check']
        if setup.clang:
            bitcode = os.path.join(scratch, 'case.bc')
            error = compile_to_bitcode(case, setup, scratch, bitcode)
            if error:
                return Result(case, (), error)
            command += [bitcode]
        elif case.is_java():
            if not os.path.isdir(java_classes(case)):
                return Result(case, (), 'does not compile')
            command += [java_classes(case), '--src', os.path.dirname(case.path)]
        else:
            command += [case.path]
        output = os.path.join(scratch, 'out.sarif')
        command += ['--format', 'sarif', '-o', output, '--jobs', '1',
                    '--cache-dir', os.path.join(BIN, 'test-race-cache')]
        command += case.heddle_options() + setup.options
        if not setup.clang and case.flags():
            command += ['--'] + case.flags()
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE,
                                  preexec_fn=set_limits)
        except subprocess.TimeoutExpired:
            return Result(case, (), 'not finished after %d s' % PATIENCE)
        except OSError as error:
            return Result(case, (), str(error))
        if done.returncode not in (0, 1) or not os.path.exists(output):
            last = done.stderr.strip().split('\n')[-1]
            return Result(case, (), 'exit code %d: %s' % (done.returncode, last[:300]))
        with open(output, encoding='utf-8') as file:
            pairs = pairs_in_sarif(file.read(), case)
        if done.returncode != (1 if pairs else 0):
            return Result(case, pairs, 'exit code %d with %d pairs' % (done.returncode, len(pairs)))
        return Result(case, pairs, None, done.stderr.strip().split('\n'))


def known_failures(root=cases.ROOT):
    """Case name -> reason, from known-failures.txt."""
    known = {}
    path = os.path.join(root, 'known-failures.txt')
    if os.path.exists(path):
        with open(path, encoding='utf-8') as file:
            for line in file:
                if line.strip() and not line.startswith('#'):
                    name, _, reason = line.partition(':')
                    known[name.strip()] = reason.strip()
    return known


def add_arguments(parser):
    parser.add_argument('-j', type=int, default=2, help='cases at a time')
    parser.add_argument('--clang', help='compile to bitcode with this major version of clang')
    parser.add_argument('--opt', choices=['O0', 'O1', 'O2'], help='and at this level')
    parser.add_argument('--option', action='append', default=[], metavar='WORD',
                        help='pass WORD on to heddle check; may be repeated')
    parser.add_argument('names', nargs='*', metavar='NAME',
                        help='only cases whose name contains one of these')


def setup_from(arguments):
    clang = arguments.clang or ('22' if arguments.opt else None)
    return Setup(clang, (arguments.opt or 'O1') if clang else None, arguments.option)


def choose(arguments, setup, roots=(cases.ROOT,)):
    newest = int(setup.clang or 22)
    chosen = [case for root in roots for case in cases.load(arguments.names, root)
              if case.needs_clang() <= newest]
    compile_java(chosen)
    return chosen
