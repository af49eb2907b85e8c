// Every thread passes an object of its own class.
class Main {
    static class A {
        int n;
    }
    static class B {
        int n;
    }
    static void touch(Object o) {
        if (o instanceof A)
            ((A) o).n++; // NORACE
        else if (o instanceof B)
            ((B) o).n++; // NORACE
    }
    public static void main(String[] args) {
        A a = new A();
        B b = new B();
        new Thread(() -> touch(a)).start();
        new Thread(() -> touch(b)).start();
    }
}
