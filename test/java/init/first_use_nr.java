// A class initialised by whichever thread is first; then nobody writes.
class Main {
    static class Registry {
        static final int[] values = make();
        static int[] make() {
            int[] v = new int[4];
            v[1] = 5; // NORACE
            return v;
        }
    }
    public static void main(String[] args) {
        new Thread(() -> System.out.println(Registry.values[1])).start(); // NORACE
        new Thread(() -> System.out.println(Registry.values[1])).start(); // NORACE
    }
}
