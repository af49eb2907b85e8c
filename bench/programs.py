"""What bench/ knows of each program: how its unmodified build is configured and run.

`prepare` runs once in a fresh copy of the source tree, `build` is what a user would type and what
`heddle capture` is put in front of; `target` is the executable that is checked.
"""
import os
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get('HEDDLE_BENCH_WORK', os.path.join(HERE, 'work'))

SQLITE_FLAGS = ['-DSQLITE_THREADSAFE=1', '-DSQLITE_ENABLE_FTS5', '-DSQLITE_ENABLE_RTREE',
                '-DSQLITE_ENABLE_COLUMN_METADATA', '-DSQLITE_OMIT_LOAD_EXTENSION']

PROGRAMS = {
    'memcached': {
        'prepare': [['./configure', '-q', '--disable-dependency-tracking', '--disable-docs']],
        'build': ['make', '-j2', 'memcached'],
        'clean': ['make', 'clean'],
        'target': 'memcached',
    },
    'redis': {
        'prepare': [],
        'build': ['make', '-j2', '-C', 'src', 'redis-server', 'MALLOC=libc', 'BUILD_TLS=no',
                  'USE_SYSTEMD=no'],
        'clean': ['make', 'distclean'],
        'target': 'src/redis-server',
    },
    'sqlite3': {
        'prepare': [['./configure', '-q', '--disable-tcl', '--disable-readline'],
                    ['make', 'sqlite3.c']],
        'build': ['sh', '-c', 'for f in sqlite3 sqlite-driver; do '
                  'cc -O1 -I. %s -c $f.c || exit 1; done; '
                  'cc -o sqlite-driver sqlite3.o sqlite-driver.o -lpthread -lm'
                  % ' '.join(SQLITE_FLAGS)],
        'clean': ['rm', '-f', 'sqlite3.o', 'sqlite-driver.o', 'sqlite-driver'],
        'target': 'sqlite-driver',
    },
}
ORDER = ['memcached', 'redis', 'sqlite3']


def source_tree(program):
    return os.path.join(WORK, 'src', program)


def fresh_tree(program, where):
    """Copies the unpacked source to `where` and configures it; returns the path."""
    shutil.rmtree(where, ignore_errors=True)
    os.makedirs(os.path.dirname(where), exist_ok=True)
    shutil.copytree(source_tree(program), where, symlinks=True)
    if program == 'sqlite3':
        shutil.copy(os.path.join(HERE, 'sqlite-driver.c'), where)
    for command in PROGRAMS[program]['prepare']:
        subprocess.run(command, cwd=where, check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
    return where
