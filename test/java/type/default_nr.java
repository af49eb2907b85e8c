// The default method locks the object.
class Main {
    interface Task extends Runnable {
        void step();
        default void run() {
            synchronized (this) {
                step();
            }
        }
    }
    static class Work implements Task {
        int n;
        public void step() {
            n++; // NORACE
        }
    }
    public static void main(String[] args) {
        Work w = new Work();
        new Thread(w).start();
        new Thread(w).start();
    }
}
