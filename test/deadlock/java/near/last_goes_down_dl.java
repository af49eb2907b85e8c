public class Main {
    static final int N = 4;
    static final Object[] forks = {new Object(), new Object(), new Object(), new Object()};

    static void eat(int id) {
        int first = id, second = (id + 1) % N;
        if (id == N - 1) {
            first = id;
            second = 0;
        }
        synchronized (forks[first]) {
            synchronized (forks[second]) { // DEADLOCK!
                System.out.println(id); // DEADLOCK
            }
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < N; i++) {
            int id = i;
            new Thread(() -> eat(id)).start(); // DEADLOCK
        }
    }
}
