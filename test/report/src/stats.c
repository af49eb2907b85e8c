#include "stats.h"

struct stats stats;
pthread_mutex_t stats_lock = PTHREAD_MUTEX_INITIALIZER;

unsigned long stats_items(void)
{
	unsigned long n;
	pthread_mutex_lock(&stats_lock);
	n = stats.curr_items;
	pthread_mutex_unlock(&stats_lock);
	return n;
}

void stats_reset(void)
{
	pthread_mutex_lock(&stats_lock);
	stats.curr_items = 0;
	stats.total = 0;
	pthread_mutex_unlock(&stats_lock);
}
