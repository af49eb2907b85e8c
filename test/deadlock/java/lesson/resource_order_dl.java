public class ResourceOrder {
    static final Object printer = new Object();
    static final Object scanner = new Object();

    static class Job implements Runnable {
        private final Object first, second;
        Job(Object first, Object second) {
            this.first = first;
            this.second = second;
        }
        public void run() {
            synchronized (first) { // DEADLOCK
                try { Thread.sleep(50); } catch (InterruptedException e) { }
                synchronized (second) { // DEADLOCK!
                    System.out.println(Thread.currentThread().getName() + " works");
                }
            }
        }
    }

    public static void main(String[] args) {
        new Thread(new Job(printer, scanner), "one").start();
        new Thread(new Job(scanner, printer), "two").start();
    }
}
