// Static initialisers come before every use.
class Main {
    static class Registry {
        static int size = 10;
        static final int[] table = new int[4];
        static {
            table[2] = size;
        }
    }
    public static void main(String[] args) {
        new Thread(() -> System.out.println(Registry.table[2])).start();
        System.out.println(Registry.size + Registry.table[1]);
    }
}
