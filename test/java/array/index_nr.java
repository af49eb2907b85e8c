// Every thread of a loop writes the element of its number.
class Main {
    public static void main(String[] args) {
        long[] sums = new long[4];
        for (int i = 0; i < 4; i++) {
            int mine = i;
            new Thread(() -> {
                sums[mine]++; // NORACE
            }).start();
        }
    }
}
