// The same demo without shared statistics, both in one order.
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
    static class Worker implements Runnable {
        private final Resource first, second;
        private int attempts;
        private Resource last;
        Worker(Resource first, Resource second) { this.first = first; this.second = second; }
        public void run() {
            for (int i = 0; i < 10; i++) {
                attempts++;
                last = first;
                first.use(second, 1);
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Resource a = new Resource("a"), b = new Resource("b");
        Worker x = new Worker(a, b), y = new Worker(a, b);
        Thread one = new Thread(x), two = new Thread(y);
        one.start();
        two.start();
        Thread.sleep(100);
        one.join();
        two.join();
        System.out.println(x.last.name + " " + (x.attempts + y.attempts));
        System.out.println(a.uses() + b.uses());
    }
}
