// One Runnable run by two threads.
class Main implements Runnable {
    private int total;
    public void run() {
        for (int i = 0; i < 100; i++)
            total += i; // RACE!
    }
    public static void main(String[] args) throws InterruptedException {
        Main job = new Main();
        Thread a = new Thread(job), b = new Thread(job, "second");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(job.total);
    }
}
