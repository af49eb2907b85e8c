// A subclass touches the inherited counter without the superclass's lock.
abstract class Base {
    protected int hits;
    public synchronized void hit() {
        hits++; // RACE!
    }
    abstract void visit();
}
class Page extends Base {
    @Override
    void visit() {
        hits += 2; // RACE!
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
