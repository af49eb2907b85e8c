// Every thread of an array has a task of its own; they are started in a second loop.
class Main implements Runnable {
    int sum;
    public void run() {
        for (int i = 0; i < 9; i++)
            sum += i; // NORACE
    }
    public static void main(String[] args) throws InterruptedException {
        Thread[] all = new Thread[4];
        for (int i = 0; i < 4; i++)
            all[i] = new Thread(new Main(), "worker" + i);
        for (int i = 0; i < 4; i++)
            all[i].start();
        for (int i = 0; i < 4; i++)
            all[i].join();
    }
}
