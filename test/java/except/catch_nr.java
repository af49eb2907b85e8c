// The handler takes the lock.
class Main {
    int errors;
    int[] data = new int[2];
    void work(int i) {
        try {
            System.out.println(data[i]);
        } catch (ArrayIndexOutOfBoundsException e) {
            synchronized (this) {
                errors++; // NORACE
            }
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.work(5)).start();
        new Thread(() -> m.work(6)).start();
    }
}
