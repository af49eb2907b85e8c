// untied tasks with a scheduling point: each has its own parts
// flags: -fopenmp
#include <stdio.h>
int out[10];
int main(void){
#pragma omp parallel
#pragma omp single
 for (int i=0;i<10;i++){
#pragma omp task untied firstprivate(i)
 { int t = i*2; out[i] = t; 
#pragma omp taskyield
 out[i]+=t; }
 }
 printf("%d\n",out[3]); return 0; }
