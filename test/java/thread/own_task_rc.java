// All threads of an array have the same task.
class Main implements Runnable {
    int sum;
    public void run() {
        for (int i = 0; i < 9; i++)
            sum += i; // RACE!
    }
    public static void main(String[] args) throws InterruptedException {
        Thread[] all = new Thread[4];
        Main task = new Main();
        for (int i = 0; i < 4; i++)
            all[i] = new Thread(task, "worker" + i);
        for (int i = 0; i < 4; i++)
            all[i].start();
        for (int i = 0; i < 4; i++)
            all[i].join();
    }
}
