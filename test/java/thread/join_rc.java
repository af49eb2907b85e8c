// The sum is read before one of the threads was joined.
class Main {
    static int left, right;
    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> { left = 1; });
        Thread b = new Thread(() -> { right = 2; }); // RACE!
        a.start();
        b.start();
        a.join();
        System.out.println(left + right); // RACE!
        b.join();
    }
}
