// The subclass's method is not synchronised.
class Main {
    static class Base {
        int n;
        synchronized void step() {
            n++; // RACE!
        }
    }
    static class Sub extends Base {
        void step() {
            n--; // RACE!
        }
        void both() {
            super.step();
            step();
        }
    }
    public static void main(String[] args) {
        Sub s = new Sub();
        new Thread(s::both).start();
        new Thread(s::both).start();
    }
}
