// philosophers with synchronized chopsticks
class Main {
    static class Philosopher implements Runnable {
        private final Object leftFork;
        private final Object rightFork;

        Philosopher(Object left, Object right) {
            this.leftFork = left;
            this.rightFork = right;
        }

        private void doAction(String action) throws InterruptedException {
            System.out.println(Thread.currentThread().getName() + " " + action);
            Thread.sleep((int) (Math.random() * 100));
        }

        @Override
        public void run() {
            try {
                while (true) {
                    doAction("thinking");
                    synchronized (leftFork) { // DEADLOCK
                        doAction("picked up left fork");
                        synchronized (rightFork) { // DEADLOCK!
                            doAction("eating");
                        }
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) {
        Philosopher[] philosophers = new Philosopher[5];
        Object[] forks = new Object[philosophers.length];
        for (int i = 0; i < forks.length; i++)
            forks[i] = new Object();
        for (int i = 0; i < philosophers.length; i++) {
            Object left = forks[i];
            Object right = forks[(i + 1) % forks.length];
            philosophers[i] = new Philosopher(left, right);
            new Thread(philosophers[i], "Philosopher " + (i + 1)).start();
        }
    }
}
