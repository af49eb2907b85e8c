// A subclass overrides with synchronized, too.
abstract class Base {
    protected int hits;
    public synchronized void hit() {
        hits++;
    }
    abstract void visit();
}
class Page extends Base {
    @Override
    synchronized void visit() {
        hits += 2;
    }
}
class Main {
    private final Base base;
    Main(Base base) {
        this.base = base;
    }
    void start() {
        Thread a = new Thread() {
            public void run() {
                base.hit();
            }
        };
        Thread b = new Thread() {
            public void run() {
                base.visit();
            }
        };
        a.start();
        b.start();
    }
    public static void main(String[] args) {
        new Main(new Page()).start();
    }
}
