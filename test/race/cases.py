"""The labelled programs below test/race and test/java: where they are and what their comments say.

A case is a file NAME_rc.EXT (racy) or NAME_nr.EXT (its silent twin).  In its text:

  // RACE!          this line takes part in a race with any other line so marked
  // RACE! a b      the same, but only with lines that share one of the ids
  // RACE           may be reported (with any line that has such a mark), but need not
  // NORACE         a false alarm would be tempting here; must not be reported
and before the first line of code:
  // flags: ...     compiler flags          // link: ...   flags for linking (dynamic runs only)
  // needs: clang-19  oldest clang that compiles it
  // heddle: ...    further options of `heddle check`
  // service: S P.. Java: META-INF/services names the providers P of the service S
  // tsan: no: why  ThreadSanitizer cannot see this race (or, in a silent case, raises a false one)
  // tsan: some: why  it sees only part of the labelled lines
"""
import glob
import os
import re

ROOT = os.path.dirname(os.path.abspath(__file__))
JAVA_ROOT = os.path.join(os.path.dirname(ROOT), 'java')
CATEGORIES = ['c', 'cpp', 'omp', 'event', 'kernel', 'java']
# Whole programs as people write them, not pairs.
STANDALONE = ('c/prog/', 'c/wild', 'c/field/', 'c/small/', 'cpp/prog/', 'cpp/wild', 'cpp/small/',
              'omp/prog/', 'omp/wild', 'omp/small/', 'java/prog/', 'java/wild')
CXX = ('.cpp', '.cc')
LABEL = re.compile(r'//\s*(RACE!|RACE|NORACE)\s*([\w ]*)$')
HEADER = re.compile(r'^//\s*(flags|link|needs|heddle|tsan|run|service):\s*(.*)$')


class Case:
    def __init__(self, path):
        self.path = path
        self.name = os.path.splitext(os.path.relpath(path, ROOT))[0].replace('../', '')
        self.category = self.name.split('/')[0]
        self.racy = self.name.endswith('_rc')
        self.race = {}          # line -> set of ids
        self.accepted = set()   # lines marked RACE
        self.silent = set()     # lines marked NORACE
        self.header = {}
        self.what = ''
        with open(path, encoding='utf-8') as file:
            for number, line in enumerate(file, 1):
                self._read_line(number, line.rstrip())

    def _read_line(self, number, line):
        if number == 1:
            self.what = line.lstrip('/ ')
        found = HEADER.match(line)
        if found and number < 10:
            self.header[found.group(1)] = found.group(2)
        found = LABEL.search(line)
        if found and found.group(1) == 'RACE!':
            self.race[number] = set(found.group(2).split()) or {''}
        elif found and found.group(1) == 'RACE':
            self.accepted.add(number)
        elif found:
            self.silent.add(number)

    def flags(self):
        return self.header.get('flags', '').split()

    def flags_for(self, version, scratch):
        """The flags, with a way to omp.h for a clang that was installed without libomp."""
        found = sorted(glob.glob('/usr/lib/llvm-*/lib/clang/*/include/omp.h'))
        if '-fopenmp' not in self.flags() or not found or \
           any('/llvm-%s/' % version in path for path in found):
            return self.flags()
        if not os.path.lexists(os.path.join(scratch, 'omp.h')):
            os.symlink(found[-1], os.path.join(scratch, 'omp.h'))
        return self.flags() + ['-isystem', scratch]

    def _words(self, key):
        """The words of a header line; @DIR@ is the folder of the case."""
        return [word.replace('@DIR@', os.path.dirname(self.path))
                for word in self.header.get(key, '').split()]

    def link_flags(self):
        return self._words('link')

    def heddle_options(self):
        return self._words('heddle')

    def is_cxx(self):
        return self.path.endswith(CXX)

    def is_java(self):
        return self.path.endswith('.java')

    def needs_clang(self):
        return int(self.header.get('needs', 'clang-0').split('-')[1])

    def is_right(self, first, second):
        """Whether a race between these two lines is one that the labels name."""
        if first in self.accepted or second in self.accepted:
            return {first, second} <= self.accepted | set(self.race)
        return bool(self.race.get(first, set()) & self.race.get(second, set()))


def load(patterns=(), root=ROOT):
    """All cases in name order; with patterns those whose name contains one of them."""
    cases = []
    for folder, _, files in sorted(os.walk(root)):
        for name in sorted(files):
            if re.search(r'_(rc|nr)\.(c|cpp|cc|java)$', name):
                case = Case(os.path.join(folder, name))
                if not patterns or any(pattern in case.name for pattern in patterns):
                    cases.append(case)
    return cases


def check_labels(case):
    """Mistakes in the labels themselves, as a list of lines of text."""
    faults = []
    if case.racy and not case.race:
        faults.append('a racy case without RACE! label')
    if not case.racy and case.race:
        faults.append('a silent case with a RACE! label')
    if not case.what:
        faults.append('no description in the first line')
    other = case.path.replace('_rc.', '_nr.') if case.racy else case.path.replace('_nr.', '_rc.')
    if not os.path.exists(other) and not case.name.startswith(STANDALONE):
        faults.append('no twin')
    return faults
