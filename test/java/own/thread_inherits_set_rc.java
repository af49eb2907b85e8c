// A worker sets the variable for itself, then starts a thread that finds the same object.
public class Main {
    static class Context {
        int steps;
    }

    static final InheritableThreadLocal<Context> CONTEXT = new InheritableThreadLocal<>();

    static void step() {
        CONTEXT.get().steps++; // RACE!
    }

    static void work() {
        CONTEXT.set(new Context());
        Thread helper = new Thread(() -> {
            step();
            step();
        });
        helper.start();
        step();
        try {
            helper.join();
        } catch (InterruptedException e) {
            return;
        }
        System.out.println(CONTEXT.get().steps);
    }

    public static void main(String[] args) {
        new Thread(Main::work).start();
    }
}
