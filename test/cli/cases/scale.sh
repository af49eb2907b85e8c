# Programs whose cost once grew faster than they did.

# Memory that heddle says it needed, in MB.
peak_of() {
    sed -n 's/.*peak memory \([0-9]*\).*/\1/p' <<<"$out"
}

# $1 threads, started one after the other, that all run beside one another
write_creations() {
    echo '#include <pthread.h>'
    echo 'static int hits;'
    echo 'static void *work(void *arg) { hits++; return arg; }'
    echo 'int main(void) { pthread_t t;'
    for ((i = 0; i < $1; i++)); do echo 'pthread_create(&t, 0, work, 0);'; done
    echo 'return 0; }'
}

case_many_creations() {
    write_creations 200 >few.c
    write_creations 800 >many.c
    run check --stats few.c
    expect_code 1
    local few=$(peak_of)
    run check --stats many.c
    expect_code 1
    [ "$(peak_of)" -le $((8 * few)) ] || fail "4 times as many threads: $few -> $(peak_of) MB"
}

# CPU seconds that heddle and its children needed, in tenths.
tenths_of() {
    sed -n 's/^ *\([0-9]*\)\.\([0-9]\)[0-9]* *in all.*/\1\2/p' <<<"$out" | head -1
}

# A switch with $1 cases, all of which end in one block
write_switch() {
    echo '#include <pthread.h>'
    echo 'static int g; static int step(int k) { int r = 0; switch (k) {'
    for ((i = 0; i < $1; i++)); do echo "case $((3 * i)): r = $((7 * i % 1000)); break;"; done
    echo 'default: r = 1; } return r; }'
    echo 'static void *work(void *a) { g += step(*(int *)a); return 0; }'
    echo 'int main(int c, char **v) { (void)v; pthread_t t; int k = c; pthread_create(&t, 0, work, &k);'
    echo 'g += step(c); pthread_join(t, 0); return g; }'
}

case_large_switch() {
    write_switch 20000 >s.c
    run check --stats s.c
    expect_code 1
    [ "$(tenths_of)" -le 30 ] || fail "20,000 cases: $(tenths_of) tenths of a second"
}

# ---- limits that the report must speak of ----

# Two threads that each call one of $1 functions, which all write one variable. $2: before the entry
write_table() {
    echo '#include <pthread.h>'
    echo 'static int hits; volatile int k; struct command { const char *name; void (*run)(void); };'
    for ((i = 0; i < $1; i++)); do echo "static void f$i(void) { hits++; }"; done
    echo 'static struct command table[] = {'
    for ((i = 0; i < $1; i++)); do echo "{\"c\", f$i},"; done
    echo '}; static void *work(void *arg) { table[k].run(); return arg; }'
    echo 'int main(void) { pthread_t t, u; pthread_create(&t, 0, work, 0);'
    echo 'pthread_create(&u, 0, work, 0); pthread_join(t, 0); pthread_join(u, 0); return 0; }'
}

case_many_functions() {
    write_table 1500 >t.c
    run check t.c
    expect_code 1
    expect_no_out 'too many targets'
    write_table 3000 >t.c
    run check t.c
    expect_code 1
    expect_out '`hits` is written'
    write_table 5000 >t.c
    run check t.c --json t.json --sarif t.sarif
    expect_out 'pointers with too many targets to follow: [1-9]'
    grep -q 'pointers with too many targets to follow: [1-9]' t.json || fail "not in JSON"
    grep -q 'pointers with too many targets to follow: [1-9]' t.sarif || fail "not in SARIF"
    run check t.c --strict
    expect_code 2
}

# A thread that takes $1 locks, one after the other, and gives them back in the same order, and one
# that takes the last of them. $2: what both do then
write_locks() {
    echo '#include <pthread.h>'
    echo 'static int hits;'
    for ((i = 0; i < $1; i++)); do echo "static pthread_mutex_t m$i = PTHREAD_MUTEX_INITIALIZER;"; done
    echo 'static void *work(void *arg) {'
    for ((i = 0; i < $1; i++)); do echo "pthread_mutex_lock(&m$i);"; done
    echo "$2;"
    for ((i = 0; i < $1; i++)); do echo "pthread_mutex_unlock(&m$i);"; done
    echo 'return arg; }'
    echo "static void *last(void *arg) { pthread_mutex_lock(&m$(($1 - 1))); $2;"
    echo "pthread_mutex_unlock(&m$(($1 - 1))); return arg; }"
    echo 'int main(void) { pthread_t t, u; pthread_create(&t, 0, work, 0);'
    echo 'pthread_create(&u, 0, last, 0); pthread_join(t, 0); pthread_join(u, 0); return 0; }'
}

case_many_locks_held() {
    write_locks 60 'hits++' >l.c
    run check l.c
    expect_code 0
    expect_no_out 'kept track of'
    write_locks 80 'hits++' >l.c
    run check l.c --json l.json
    expect_code 0
    expect_out 'locks taken beside more others than are kept track of: 16'
    grep -q 'more others than are kept track of: 16' l.json || fail "not in JSON"
}

# A ring of $1 threads and as many locks
write_ring() {
    echo '#include <pthread.h>'
    for ((i = 0; i < $1; i++)); do echo "static pthread_mutex_t m$i = PTHREAD_MUTEX_INITIALIZER;"; done
    for ((i = 0; i < $1; i++)); do
        echo "static void *w$i(void *a) { pthread_mutex_lock(&m$i); pthread_mutex_lock(&m$(((i + 1) % $1)));"
        echo "pthread_mutex_unlock(&m$(((i + 1) % $1))); pthread_mutex_unlock(&m$i); return a; }"
    done
    echo "int main(void) { pthread_t t[$1];"
    for ((i = 0; i < $1; i++)); do echo "pthread_create(&t[$i], 0, w$i, 0);"; done
    echo "for (int i = 0; i < $1; i++) pthread_join(t[i], 0); return 0; }"
}

case_long_ring() {
    write_ring 70 >r.c
    run deadlocks r.c --json r.json
    expect_code 1
    expect_out 'and so on in a ring of 70 waits'
    expect_out '62 more waits between these'
    expect_no_out 'not looked at'
    [ "$(grep -c '"verb": "wait"' r.json)" = 70 ] || fail "not all sides in JSON"
    run deadlocks r.c --verbose
    expect_no_out 'more waits between'
    write_ring 1100 >r.c
    run deadlocks r.c
    expect_code 0
    expect_out 'a ring of more than 1024, which was not looked at: 1'
    expect_no_out 'too many cycles'
    expect_err 'heddle: 1 group of locks with a ring of more than 1024'
    run deadlocks r.c --strict
    expect_code 2
    expect_err '--strict: not all of the program could be followed'
}
