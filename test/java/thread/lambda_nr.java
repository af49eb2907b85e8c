// Lambdas capture an array each.
class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] left = new int[1], right = new int[1];
        Thread a = new Thread(() -> left[0]++);
        Thread b = new Thread(() -> right[0]--);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(left[0] + right[0]);
    }
}
