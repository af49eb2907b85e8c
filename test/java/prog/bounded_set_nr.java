// The same, started by a method that is called when the object is complete.
public class Main {
    static abstract class Service {
        protected int ticks;
        private Thread thread;
        void start() {
            thread = new Thread(() -> { while (alive()) tick(); });
            thread.start();
        }
        abstract boolean alive();
        abstract void tick();
        void stop() throws InterruptedException { thread.join(); }
    }
    static class Clock extends Service {
        private int limit;
        private String name;
        Clock(String name, int limit) {
            this.name = name;
            this.limit = limit;
        }
        @Override boolean alive() { return ticks < limit; }
        @Override void tick() {
            ticks++;
            if (name == null)
                System.out.println("early");
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Clock c = new Clock("clock", 10);
        c.start();
        c.stop();
        System.out.println(c.ticks);
    }
}
