// A table filled by the static initialiser is only read later.
class Main {
    static final int[] table = new int[16];
    static {
        for (int i = 0; i < 16; i++)
            table[i] = i * i; // NORACE
    }
    public static void main(String[] args) {
        new Thread(() -> System.out.println(table[2])).start(); // NORACE
        new Thread(() -> System.out.println(table[2])).start(); // NORACE
    }
}
