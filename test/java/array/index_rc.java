// Every thread of a loop writes the first element.
class Main {
    public static void main(String[] args) {
        long[] sums = new long[4];
        for (int i = 0; i < 4; i++) {
            new Thread(() -> {
                sums[0]++; // RACE!
            }).start();
        }
    }
}
