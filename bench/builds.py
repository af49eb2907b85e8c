"""How the bench programs are compiled: their own build, noted down, and its commands with clang."""
import concurrent.futures
import json
import os
import subprocess
import sys

from programs import HERE, PROGRAMS, WORK, fresh_tree

SOURCES = ('.c', '.cc', '.cpp', '.cxx')
WITH_VALUE = ('-o', '-MF', '-MT', '-MQ', '-I', '-D', '-U', '-isystem', '-include', '-x')
DROPPED_WITH_VALUE = ('-o', '-MF', '-MT', '-MQ')
DROPPED = ('-c', '-S', '-E', '-MD', '-MMD', '-MP', '-M', '-MM', '-flto', '-s')


def build_log(program):
    """Builds the program once with cc-log as its compiler; returns the noted commands."""
    tree = os.path.join(WORK, 'build', program)
    log = os.path.join(WORK, 'build', program + '.log')
    if not os.path.exists(log):
        print('building', program, file=sys.stderr)
        fresh_tree(program, tree)
        partial = log + '.partial'
        open(partial, 'w').close()
        bin_dir = os.path.join(WORK, 'build', 'bin')
        os.makedirs(bin_dir, exist_ok=True)
        for name in ('cc', 'gcc'):
            link = os.path.join(bin_dir, name)
            if os.path.lexists(link):
                os.unlink(link)
            os.symlink(os.path.join(HERE, 'cc-log'), link)
        environment = dict(os.environ, BENCH_CC_LOG=partial,
                           PATH=bin_dir + ':' + os.environ['PATH'])
        command = list(PROGRAMS[program]['build'])
        # Not -j: the order of the log, and so of the list, is then always the same.
        command = [word for word in command if word != '-j2']
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit("bench/bitcode: the build of %s failed\n%s" % (program, done.stderr[-4000:]))
        os.rename(partial, log)
    with open(log) as file:
        return tree, [json.loads(line) for line in file]


def output_of(args):
    return args[args.index('-o') + 1] if '-o' in args else None


def operands(args):
    """The words that are neither options nor values of options."""
    words, skip = [], False
    for word in args:
        if skip:
            skip = False
        elif word in WITH_VALUE:
            skip = True
        elif not word.startswith('-'):
            words.append(word)
    return words


def compilations(log):
    """Object path -> (cwd, source, args); a later compilation of an object replaces the earlier."""
    found = {}
    for entry in log:
        args = entry['args']
        sources = [word for word in operands(args) if word.endswith(SOURCES)]
        if '-c' not in args or len(sources) != 1:
            continue
        obj = output_of(args) or os.path.splitext(os.path.basename(sources[0]))[0] + '.o'
        found[os.path.normpath(os.path.join(entry['cwd'], obj))] = (entry['cwd'], sources[0], args)
    return found


def members(archive, objects):
    """Objects of an archive: its member names, looked up beside the archive."""
    names = subprocess.run(['ar', 't', archive], check=True, capture_output=True,
                           text=True).stdout.split()
    folder = os.path.dirname(archive)
    return [obj for obj in objects if os.path.dirname(obj) == folder and
            os.path.basename(obj) in names]


def linked_objects(tree, target, log, objects):
    """The objects that the last link of `target` took, in command-line order."""
    wanted = os.path.normpath(os.path.join(tree, target))
    for entry in reversed(log):
        args = entry['args']
        output = output_of(args)
        if '-c' in args or not output or \
           os.path.normpath(os.path.join(entry['cwd'], output)) != wanted:
            continue
        result = []
        for word in operands(args):
            path = os.path.normpath(os.path.join(entry['cwd'], word))
            for obj in members(path, objects) if path.endswith('.a') else [path]:
                if obj in objects and obj not in result:
                    result.append(obj)
        return result
    sys.exit('bench/bitcode: no link of "%s" in the build' % target)


def bitcode_command(clang, opt, args, output):
    kept, skip = [], False
    for word in args:
        if skip:
            skip = False
        elif word in DROPPED_WITH_VALUE:
            skip = True
        elif word in DROPPED or word.startswith(('-O', '-g', '-W', '-flto', '-D_FORTIFY_SOURCE',
                                                 '-fstack-protector', '-L', '-l', '-rdynamic')):
            pass
        else:
            kept.append(word)
    return ['clang-' + clang] + kept + ['-' + opt, '-Xclang', '-disable-llvm-passes', '-g',
                                        '-emit-llvm', '-c', '-w', '-Qunused-arguments',
                                        '-o', output]


def compile_one(job):
    cwd, command = job
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True)
    return done.returncode, command, done.stderr


def units(program):
    """What the program's main executable is made of: (name, cwd, source, arguments) each."""
    tree, log = build_log(program)
    objects = compilations(log)
    for obj in linked_objects(tree, PROGRAMS[program]['target'], log, objects):
        flat = os.path.relpath(obj, tree).replace('/', '_')
        yield (os.path.splitext(flat)[0],) + objects[obj]


def make_bitcode(program, clang, opt):
    folder = os.path.join(WORK, 'bc', '%s-clang%s-%s' % (program, clang, opt))
    os.makedirs(folder, exist_ok=True)
    jobs, outputs = [], []
    for name, cwd, _, args in units(program):
        outputs.append(os.path.join(folder, name + '.bc'))
        jobs.append((cwd, bitcode_command(clang, opt, args, outputs[-1])))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for code, command, stderr in pool.map(compile_one, jobs):
            if code != 0:
                sys.exit('bench/bitcode: %s\n%s' % (' '.join(command), stderr))
    with open(folder + '.list', 'w') as file:
        file.write(''.join(path + '\n' for path in outputs))
    print('%s: %d files, %.1f MB' % (folder + '.list', len(outputs),
                                     sum(map(os.path.getsize, outputs)) / 1e6))
    return folder + '.list'
