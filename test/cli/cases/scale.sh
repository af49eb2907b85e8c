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
