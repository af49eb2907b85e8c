// A demo of deadlocks: two resources are locked crosswise; the counter of attempts is shared without lock.
public class Main {
    static class Resource {
        private int uses;
        private final String name;
        Resource(String name) { this.name = name; }
        synchronized void use(Resource other, int depth) {
            uses++;
            if (depth > 0)
                other.use(this, depth - 1);
        }
        synchronized int uses() { return uses; }
    }
    static int attempts;
    static Resource last;
    static class Worker implements Runnable {
        private final Resource first, second;
        Worker(Resource first, Resource second) { this.first = first; this.second = second; }
        public void run() {
            for (int i = 0; i < 10; i++) {
                attempts++; // RACE! attempts
                last = first; // RACE! last
                first.use(second, 1);
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Resource a = new Resource("a"), b = new Resource("b");
        Thread one = new Thread(new Worker(a, b)), two = new Thread(new Worker(b, a));
        one.start();
        two.start();
        Thread.sleep(100);
        if (last != null) // RACE! last
            System.out.println(last.name + " " + attempts); // RACE! last attempts
        one.join();
        two.join();
        System.out.println(a.uses() + b.uses());
    }
}
