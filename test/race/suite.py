"""End-to-end races: every labelled program of a folder is checked and compared with its labels.

usage: test/race/run | test/java/run [-j N] [-v] [--clang 14] [--opt O0] [--option WORD]... [NAME...]

A case listed in known-failures.txt counts as passed while it fails; when it no longer does, the
line must go.  ACCEPT=1 rewrites that file: lines of cases that pass now go, cases that fail without
a line get one with the reason "pending" and what their folder is about; replace it by a better one.
"""
import argparse
import concurrent.futures
import os

import cases
import checker


# Why a case of a folder may fail for now; the longest prefix counts.
PENDING = {
    '': 'pending',
    'c/atomic/': 'pending: order by atomics, locks made of atomics',
    'c/alias/': 'pending: elements of arrays, recursion',
    'c/c11/': 'pending: C11 threads',
    'c/count/': 'pending: number of threads, objects per thread',
    'c/element/': 'pending: which element of an array',
    'c/libc/': 'pending: effects of library functions',
    'c/lock/': 'pending: which run-time lock',
    'c/mid/': 'pending: ownership, own elements, hand-over',
    'c/own/': 'pending: ownership and hand-over',
    'c/path/': 'pending: conditions on paths',
    'c/pthread/': 'pending: order by barriers, semaphores, flags, signals',
    'c/word/': 'pending: parts of words',
    'c/wrap/': 'pending: wrappers',
    'cpp/': 'pending: C++ runtime',
    'event/': 'pending: event loops and pools',
    'java/': 'pending: Java',
    'kernel/': 'pending: programs without main',
    'omp/': 'pending: OpenMP',
}


def pending_reason(name):
    return PENDING[max((prefix for prefix in PENDING if name.startswith(prefix)), key=len)]


def accept(results, known, root):
    """Rewrites known-failures.txt to what fails now; cases that did not run keep their lines."""
    for result in results:
        name = result.case.name
        if not result.faults():
            known.pop(name, None)
        else:
            known.setdefault(name, pending_reason(name))
    path = os.path.join(root, 'known-failures.txt')
    with open(path, encoding='utf-8') as file:
        head = [row for row in file if row.startswith('#')]
    with open(path, 'w', encoding='utf-8') as file:
        file.writelines(head + ['%s: %s\n' % pair for pair in sorted(known.items())])


def judge(result, known):
    """(passed, text to print or None)"""
    case = result.case
    faults = result.faults() + cases.check_labels(case)
    if case.name in known:
        if faults:
            return True, 'KNOWN %s: %s (%s)' % (case.name, '; '.join(faults), known[case.name])
        return False, 'FAIL %s: no longer fails, remove it from known-failures.txt' % case.name
    if faults:
        return False, 'FAIL %s: %s' % (case.name, '; '.join(faults))
    return True, None


def main(suite='race', root=cases.ROOT):
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('-v', action='store_true', help='also name the cases that pass')
    checker.add_arguments(parser)
    arguments = parser.parse_args()
    setup = checker.setup_from(arguments)
    known = checker.known_failures(root)
    if not os.path.exists(checker.HEDDLE):
        print('FAIL no %s, build it first' % checker.HEDDLE)
        print('suite %s: 0 passed, 1 failed' % suite)
        return 1
    passed = failed = 0
    chosen = checker.choose(arguments, setup, [root])
    results = []
    with concurrent.futures.ThreadPoolExecutor(arguments.j) as pool:
        for result in pool.map(lambda case: checker.check(case, setup), chosen):
            results.append(result)
            good, text = judge(result, known)
            passed += good
            failed += not good
            if arguments.v or (text and not text.startswith('KNOWN')):
                print(text or 'PASS ' + result.case.name, flush=True)
    if os.environ.get('ACCEPT') == '1':
        accept(results, known, root)
        passed, failed = passed + failed, 0
    names = set(case.name for case in cases.load(root=root))
    for name in sorted(set(known) - names):
        failed += 1
        print('FAIL %s: in known-failures.txt but there is no such case' % name)
    if not arguments.names:
        print('%d of the passed are known failures' % len(known))
    print('suite %s: %d passed, %d failed' % (suite, passed, failed))
    return failed != 0

