// A default method of an interface calls what the class implements.
class Main {
    interface Task extends Runnable {
        void step();
        default void run() {
            step();
        }
    }
    static class Work implements Task {
        int n;
        public void step() {
            n++; // RACE!
        }
    }
    public static void main(String[] args) {
        Work w = new Work();
        new Thread(w).start();
        new Thread(w).start();
    }
}
