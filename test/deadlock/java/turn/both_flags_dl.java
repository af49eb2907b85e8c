// Two threads that each wait for the other one's flag first.
class Main {
    private boolean left, right;

    synchronized void goLeft() throws InterruptedException {
        while (!right)
            wait(); // DEADLOCK!
        left = true;
        notifyAll();
    }

    synchronized void goRight() throws InterruptedException {
        while (!left)
            wait(); // DEADLOCK!
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
        a.join(); // DEADLOCK
        b.join(); // DEADLOCK
    }
}
