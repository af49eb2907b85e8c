public class Chopsticks {
    static class Chopstick {
        private boolean taken;
        synchronized void take() throws InterruptedException {
            while (taken) wait(); // DEADLOCK
            taken = true;
        }
        synchronized void drop() {
            taken = false;
            notifyAll(); // DEADLOCK
        }
    }

    static class Philosopher implements Runnable {
        private final Chopstick left, right;
        private final int id;
        Philosopher(Chopstick left, Chopstick right, int id) {
            this.left = left;
            this.right = right;
            this.id = id;
        }
        public void run() {
            try {
                while (!Thread.interrupted()) {
                    right.take(); // DEADLOCK
                    left.take(); // DEADLOCK!
                    System.out.println(id + " eating");
                    right.drop();
                    left.drop();
                }
            } catch (InterruptedException e) {
                System.out.println("exit");
            }
        }
    }

    public static void main(String[] args) {
        int size = 5;
        Chopstick[] sticks = new Chopstick[size];
        for (int i = 0; i < size; i++)
            sticks[i] = new Chopstick();
        for (int i = 0; i < size; i++)
            new Thread(new Philosopher(sticks[i], sticks[(i + 1) % size], i)).start();
    }
}
