// the lookup only reads under the read lock
#include "include/kernel.h"

struct route {
    unsigned address;
    unsigned uses;
};

static DEFINE_RWLOCK(table_lock);
static struct route table[16];

SYSCALL_DEFINE1(route_lookup, unsigned, key)
{
    struct route *r = &table[key & 15];
    long address;

    read_lock(&table_lock);
    address = r->address; // NORACE
    read_unlock(&table_lock);
    return address;
}

SYSCALL_DEFINE1(route_set, unsigned, address)
{
    struct route *r = &table[address & 15];

    write_lock(&table_lock);
    r->address = address; // NORACE
    r->uses = 0; // NORACE
    write_unlock(&table_lock);
    return 0;
}
