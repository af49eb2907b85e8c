// Threads started in a constructor, before the subclass has set its fields.
public class Main {
    static abstract class Service {
        protected int ticks;
        private final Thread thread;
        Service() {
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
            this.name = name; // RACE! name
            this.limit = limit; // RACE! limit
        }
        @Override boolean alive() { return ticks < limit; } // RACE! limit
        @Override void tick() {
            ticks++;
            if (name == null) // RACE! name
                System.out.println("early");
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Clock c = new Clock("clock", 10);
        c.stop();
        System.out.println(c.ticks);
    }
}
