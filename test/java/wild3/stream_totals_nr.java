// A parallel stream that reduces and groups, and one that changes only its own elements.
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Main {
    static class Order {
        final String customer;
        final int amount;
        int tax;
        Order(String customer, int amount) {
            this.customer = customer;
            this.amount = amount;
        }
    }

    private int total;
    private Map<String, Integer> byCustomer;

    void sum(List<Order> orders) {
        total = orders.parallelStream().mapToInt(o -> o.amount).sum(); // NORACE
        byCustomer = orders.parallelStream().collect(Collectors.groupingByConcurrent(o -> o.customer, Collectors.summingInt(o -> o.amount)));
        orders.parallelStream().forEach(o -> o.tax = o.amount / 5); // NORACE
    }

    public static void main(String[] args) {
        List<Order> orders = IntStream.range(0, 1000).mapToObj(i -> new Order("c" + i % 7, i)).collect(Collectors.toList());
        Main m = new Main();
        m.sum(orders);
        System.out.println(m.total + " " + m.byCustomer + orders.get(0).tax);
    }
}
