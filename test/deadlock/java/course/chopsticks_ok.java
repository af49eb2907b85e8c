public class Chopsticks {
    static class Chopstick {
        private boolean taken;
        synchronized void take() throws InterruptedException {
            while (taken) wait();
            taken = true;
        }
        synchronized void drop() {
            taken = false;
            notifyAll();
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
                    right.take();
                    left.take();
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
            if (i < size - 1)
                new Thread(new Philosopher(sticks[i], sticks[i + 1], i)).start();
            else
                new Thread(new Philosopher(sticks[0], sticks[i], i)).start();
    }
}
