// The object in the thread-local variable is one for all.
class Main implements Runnable {
    static class Context {
        int depth;
    }
    static final Context common = new Context();
    static final ThreadLocal<Context> local = new ThreadLocal<>();
    public void run() {
        local.set(common);
        local.get().depth++; // RACE!
    }
    public static void main(String[] args) {
        new Thread(new Main()).start();
        new Thread(new Main()).start();
    }
}
