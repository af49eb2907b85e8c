class InitCycle {
    static class Base {
        static final Base DEFAULT = new Derived(); // DEADLOCK!
        int v = 1;
    }
    static class Derived extends Base { static int made; { made++; } } // DEADLOCK
    public static void main(String[] a) {
        new Thread(() -> System.out.println(Base.DEFAULT)).start(); // DEADLOCK
        new Thread(() -> System.out.println(new Derived().v)).start(); // DEADLOCK!
    }
}
