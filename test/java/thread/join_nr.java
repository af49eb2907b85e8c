// The sum is read after both threads were joined.
class Main {
    static int left, right;
    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> { left = 1; });
        Thread b = new Thread(() -> { right = 2; });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(left + right);
    }
}
