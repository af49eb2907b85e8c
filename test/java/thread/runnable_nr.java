// One Runnable for each thread.
class Main implements Runnable {
    private int total;
    public void run() {
        for (int i = 0; i < 100; i++)
            total += i;
    }
    public static void main(String[] args) throws InterruptedException {
        Main first = new Main(), second = new Main();
        Thread a = new Thread(first), b = new Thread(second, "second");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(first.total + second.total);
    }
}
