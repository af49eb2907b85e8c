/* Counters of the server; one set for all threads. */
#ifndef STATS_H
#define STATS_H

void stats_opened(void);
void stats_closed(unsigned long bytes);
void stats_print(void);

#endif
