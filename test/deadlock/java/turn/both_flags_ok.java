// Two threads that each wait for the other one's flag , one after it has set its own.
class Main {
    private boolean left, right;

    synchronized void goLeft() throws InterruptedException {
        left = true;
        notifyAll();
        while (!right)
            wait();
    }

    synchronized void goRight() throws InterruptedException {
        while (!left)
            wait();
        right = true;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread a = new Thread(() -> {
            try {
                m.goLeft();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread b = new Thread(() -> {
            try {
                m.goRight();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
