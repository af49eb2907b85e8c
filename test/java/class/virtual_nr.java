// Which method runs is known by the class of the object.
class Main {
    interface Step {
        void go();
    }
    static int shared;
    static class Safe implements Step {
        public void go() {
            synchronized (Main.class) {
                shared++;
            }
        }
    }
    static class Unsafe implements Step {
        public void go() {
            shared--;
        }
    }
    static void run(Step s) {
        s.go();
    }
    public static void main(String[] args) {
        run(new Unsafe());
        Step s = new Safe();
        new Thread(() -> run(s)).start();
        new Thread(() -> run(s)).start();
    }
}
