// Waits again and again until the thread is no longer alive.
class Loader extends Thread {
    int lines;
    @Override
    public void run() {
        for (int i = 0; i < 1000; i++) {
            lines++; // NORACE
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Loader loader = new Loader();
        loader.start();
        while (loader.isAlive()) {
            loader.join(100);
            System.out.print('.');
        }
        System.out.println(loader.lines); // NORACE
    }
}
