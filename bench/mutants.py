"""Mutants of a C or C++ source text: one lock, join or atomic less, or a region made narrower.

A mutant keeps the number of lines. `lines` are those whose protection it takes away; `swapped`
names two lines that changed places, if any.
"""
import re
from dataclasses import dataclass

CALL = re.compile(r'\b(?:(?P<object>[\w.>\-\[\]]+?)(?:\.|->))?(?P<name>\w*lock\w*|\w*LOCK\w*)\s*\(')
GUARD = re.compile(r'^[ \t]*std::(lock_guard|unique_lock|scoped_lock|shared_lock)\b[^;]*;', re.M)
JOIN = re.compile(r'\b(pthread_join|thrd_join)\s*\(')
BUILTIN = re.compile(r'\b__(?:sync_(?:add_and_fetch|fetch_and_add)|atomic_(?:add_fetch|fetch_add))'
                     r'\s*\(\s*&?([\w.>\-\[\]]+)\s*,\s*([^,()]+)(?:,\s*\w+)?\)')
ORDER = re.compile(r'\bmemory_order(?:_|::)(acquire|release|acq_rel)\b')
MASKED = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|^[ \t]*#[^\n]*',
                    re.S | re.M)
OF_FUNCTION = re.compile(r'\)\s*(?:const|noexcept|override|mutable|->\s*[\w:<>]+)*\s*$')
SIMPLE = re.compile(r'^\s*[\w.>*&\[\]\-+]+(\s*[-+*/|&]?=[^=].*|\+\+|--|\(.*\))\s*;\s*$')
DECLARED = re.compile(r'^\s*(?:static |const |unsigned |struct )*\w+\s+\**\w+\s*(=|;|\[)')
LEAVES = re.compile(r'\b(return|break|continue|goto)\b')


@dataclass
class Mutant:
    kind: str
    function: str
    what: str
    text: str
    lines: range
    swapped: tuple = ()


def masked(text):
    """The text with comments, strings and directives blanked out; every offset stays."""
    return MASKED.sub(lambda found: re.sub(r'[^\n]', ' ', found.group()), text)


def functions(code):
    """(name, begin, end) of the bodies of outermost functions."""
    stack, inside = [], None
    for found in re.finditer(r'[{}]', code):
        at = found.start()
        if found.group() == '{':
            head = code[max(code.rfind(mark, 0, at) for mark in ';}{') + 1:at]
            if inside is None and OF_FUNCTION.search(head):
                inside = (len(stack), at, head)
            stack.append(at)
        elif stack:
            stack.pop()
            if inside and len(stack) == inside[0]:
                name = re.search(r'([\w~:]+)\s*\(', inside[2])
                yield (name.group(1) if name else '?', inside[1], at)
                inside = None


def call_end(code, open_at):
    depth = 0
    for at in range(open_at, len(code)):
        depth += {'(': 1, ')': -1}.get(code[at], 0)
        if depth == 0:
            return at + 1
    return len(code)


def lock_calls(code, begin, end):
    """Statements that are nothing but a call of something with "lock" in its name."""
    for found in CALL.finditer(code, begin, end):
        stop = call_end(code, found.end() - 1)
        before = code[:found.start()].rstrip()
        if code[stop:stop + 1] == ';' and before[-1:] in ('{', '}', ';', ')', ':'):
            arguments = re.sub(r'\s', '', code[found.end():stop - 1])
            yield found.group('name'), (found.group('object') or '', arguments), \
                (found.start(), stop)


def opposite(name):
    return re.sub(r'LOCK', 'UNLOCK', re.sub(r'(rd|wr|try)?lock', 'unlock', name, count=1), count=1)


def without(text, spans):
    for begin, end in sorted(spans, reverse=True):
        gone = re.sub(r'[^\n]', ' ', text[begin:end])
        text = text[:begin] + '(void)0' + gone[7:] + text[end:]
    return text


def line_of(code, at):
    return code.count('\n', 0, at) + 1


def pairs(code, begin, end):
    """Regions of one lock in one function: what names it, its lock and its unlock calls."""
    calls = list(lock_calls(code, begin, end))
    for name, operand, span in calls:
        if 'un' in name.lower().split('lock')[0][-2:]:
            continue
        locks = [s for n, o, s in calls if n == name and o == operand]
        unlocks = [s for n, o, s in calls if n == opposite(name) and o == operand]
        if unlocks and locks[0] == span:
            yield '%s(%s)' % (name, ''.join(operand)), locks, unlocks


def waits_with(code, begin, end, what):
    argument = what[what.index('(') + 1:-1]
    body = re.sub(r'\s', '', code[begin:end])
    return bool(argument) and re.search(r'wait\w*\([^;]*' + re.escape(argument), body) is not None


def swap_lines(text, first):
    """The text with lines `first` and `first` + 1 exchanged."""
    lines = text.split('\n')
    lines[first - 1], lines[first] = lines[first], lines[first - 1]
    return '\n'.join(lines)


def can_leave(lines, number):
    line = lines[number - 1]
    return SIMPLE.match(line) and not DECLARED.match(line) and 'lock' not in line.lower() and \
        not LEAVES.search(line)


def same_indent(lines, first, second):
    return [len(lines[n - 1]) - len(lines[n - 1].lstrip()) for n in (first, second)].count(
        len(lines[first - 1]) - len(lines[first - 1].lstrip())) == 2


def narrowed(text, code, name, what, locks, unlocks):
    """The first or the last statement of a region put outside of it."""
    lines = code.split('\n')
    if len(locks) == 1:
        at = line_of(code, locks[0][0])
        if can_leave(lines, at + 1) and same_indent(lines, at, at + 1):
            yield Mutant('late lock', name, what, swap_lines(text, at), range(at, at + 1),
                         (at, at + 1))
    if len(unlocks) == 1:
        at = line_of(code, unlocks[0][0])
        if can_leave(lines, at - 1) and same_indent(lines, at, at - 1):
            yield Mutant('early unlock', name, what, swap_lines(text, at - 1), range(at, at + 1),
                         (at - 1, at))


def of_locks(text, code, name, begin, end):
    for what, locks, unlocks in pairs(code, begin, end):
        if waits_with(code, begin, end, what):
            continue
        spans = locks + unlocks
        first, last = (line_of(code, edge(s[0] for s in spans)) for edge in (min, max))
        yield Mutant('no lock', name, what, without(text, spans), range(first, last + 1))
        yield from narrowed(text, code, name, what, locks, unlocks)
    for found in GUARD.finditer(code, begin, end):
        at = line_of(code, found.end())
        variable = re.search(r'(\w+)\s*[({]', found.group())
        if variable and len(re.findall(r'\b%s\b' % variable.group(1), code[begin:end])) == 1:
            yield Mutant('no guard', name, found.group().strip(),
                         without(text, [(found.start(), found.end() - 1)]),
                         range(at, line_of(code, end)))


def of_calls(text, code, name, begin, end):
    for found in JOIN.finditer(code, begin, end):
        stop = call_end(code, found.end() - 1)
        yield Mutant('no join', name, code[found.start():stop],
                     text[:found.start()] + '0' + ' ' * (stop - found.start() - 1) + text[stop:],
                     range(line_of(code, stop), line_of(code, end) + 1))
    for found in BUILTIN.finditer(code, begin, end):
        line = line_of(code, found.start())
        yield Mutant('plain', name, found.group(),
                     '%s(%s += %s)%s' % (text[:found.start()], found.group(1), found.group(2),
                                         text[found.end():]), range(line, line + 1))
    for found in ORDER.finditer(code, begin, end):
        line = line_of(code, found.start())
        yield Mutant('relaxed', name, 'line %d' % line,
                     text[:found.start(1)] + 'relaxed' + text[found.end(1):],
                     range(line_of(code, begin), line_of(code, end) + 1))


def mutants(text):
    code = masked(text)
    for name, begin, end in functions(code):
        yield from of_locks(text, code, name, begin, end)
        yield from of_calls(text, code, name, begin, end)
