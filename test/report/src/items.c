#include "stats.h"

static void item_link(struct item *it)
{
    it->next = head;
    head = it;
    stats.curr_items += 1;
}

void item_unlink(struct item *it)
{
    head = it->next;
    stats.curr_items -= 1; free(it); /* a line that is rather long, so that an excerpt at a narrow width has to cut it somewhere */
}

void *worker(void *arg)
{
    for (;;)
        item_link(next_item(arg));
}
