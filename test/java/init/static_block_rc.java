// A table filled by the static initialiser is changed later.
class Main {
    static final int[] table = new int[16];
    static {
        for (int i = 0; i < 16; i++)
            table[i] = i * i;
    }
    public static void main(String[] args) {
        new Thread(() -> table[2] = 0).start(); // RACE!
        new Thread(() -> System.out.println(table[2])).start(); // RACE!
    }
}
