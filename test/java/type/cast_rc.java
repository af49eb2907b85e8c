// Objects of two classes go through one variable; the cast tells them apart.
class Main {
    static class A {
        int n;
    }
    static class B {
        int n;
    }
    static void touch(Object o) {
        if (o instanceof A)
            ((A) o).n++; // RACE!
        else if (o instanceof B)
            ((B) o).n++;
    }
    public static void main(String[] args) {
        A a = new A();
        new Thread(() -> touch(a)).start();
        new Thread(() -> touch(a)).start();
        touch(new B());
    }
}
