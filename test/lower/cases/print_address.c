// what %p prints is a number, not memory that is read
int printf(const char *, ...);
int sscanf(const char *, const char *, ...);

// FUNC: addresses
// CHECK: ptrtoint
// CHECK: call @printf(
// CHECK-NOT: @sscanf
void addresses(int *a)
{
    printf("%5d %p\n", 3, (void *)a);
}

// FUNC: others
// CHECK: call @printf(
// CHECK: call @sscanf(
// CHECK-NOT: ptrtoint
void others(char *text, void **to)
{
    printf("%s %%p %pI4\n", text, (void *)to);
    sscanf(text, "%p", to);
}
