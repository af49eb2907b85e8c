class InitCycle {
    static class Base {
        static final int DEFAULT = 3;
        int v = 1;
    }
    static class Derived extends Base { static int made; { made++; } }
    public static void main(String[] a) {
        new Thread(() -> System.out.println(Base.DEFAULT)).start();
        new Thread(() -> System.out.println(new Derived().v)).start();
    }
}
